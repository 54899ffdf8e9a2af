/** The index of an id in an ascending list, -1 when it is not there. */
export function indexOfId(ids: Float64Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (ids[middle]! < id) low = middle + 1;
    else if (ids[middle]! > id) high = middle - 1;
    else return middle;
  }
  return -1;
}

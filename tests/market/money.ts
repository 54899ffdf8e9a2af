/** « 1 299,00 € » */
export function euros(cents: number): string {
  return `${decimal(cents)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '\u202f')}\u00a0€`;
}

/** 1299.00 */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

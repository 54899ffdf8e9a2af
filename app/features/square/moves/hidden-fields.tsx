/** Parameters that a form carries along; a name may occur twice. */
export function HiddenFields({ fields }: { fields: readonly (readonly [string, string])[] }) {
  return fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity but their place.
    <input key={index} type="hidden" name={name} value={value} />
  ));
}

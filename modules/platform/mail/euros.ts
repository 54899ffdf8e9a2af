const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A price for reading in a mail, from cents: « 12,50 € », « 20 € ». */
export function formatEuros(cents: number): string {
  return euros.format(cents / 100);
}

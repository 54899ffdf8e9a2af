/** A GTIN of 8, 12, 13 or 14 digits, or an ISBN, whose check digit is right. */
export function cleanGtin(text: unknown): string | undefined {
  const digits = String(text ?? '')
    .slice(0, 40)
    .replace(/^(isbn|ean|gtin|upc)\D*(?=\d)/i, '')
    .replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return sum % 10 === 0 && Number(digits) > 0 ? digits : undefined;
}

export { type Extract, parse } from './extraction/extract.ts';
export type { FieldName, ProductFields, SourceName } from './extraction/fields.ts';
export { decodePage } from './html/decode.ts';

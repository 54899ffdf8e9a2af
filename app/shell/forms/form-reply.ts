/** The names of a schema's fields, of all its variants where it has several. */
export type FieldName<Input> = Input extends unknown ? Extract<keyof Input, string> : never;

/** What is wrong with a form, by field; under the empty name what concerns the form as a whole. */
export type FormErrors<Field extends string = string> = Partial<Record<Field | '', string[]>>;

/** What a rejected form shows again. `Input` is what its schema takes. */
export type FormReply<Input = Record<string, string>> = {
  errors: FormErrors<FieldName<Input>>;
  /** Each field as it was typed, but for passwords; a field that takes several values has a list. */
  typed: Partial<{ [Field in FieldName<Input>]: TypedValue<Input, Field> }>;
};

/** Never of a field that there is none of: such a reply is one of any form. */
type TypedValue<Input, Field> = [ValueOf<Input, Field>] extends [never]
  ? never
  : [NonNullable<ValueOf<Input, Field>>] extends [readonly unknown[]]
    ? string[]
    : string;

type ValueOf<Input, Field> = Input extends unknown
  ? Field extends keyof Input
    ? Input[Field]
    : never
  : never;

/** The reply of a form that has not been sent yet. */
export const NO_REPLY: FormReply<Record<string, never>> = { errors: {}, typed: {} };

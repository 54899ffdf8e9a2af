import { Form, useLocation } from 'react-router';
import { visitParameters } from '#app/ui/address/address.ts';
import { Field, SelectField } from '#app/ui/field/field.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import type { TwinsConfig } from '#modules/catalogue/twins/shared.ts';
import { CONFIG_PARAMETERS, SEARCH } from './config.ts';
import { twinsText } from './text.ts';
import styles from './twins.module.css';

const text = twinsText.filter;
const NUMBERS = ['limit', 'min_chain_len', 'min_ideas_count', 'max_ideas_count'] as const;

/** Which chains are listed, and in which order. */
export function ConfigForm({ config, q }: { config: TwinsConfig; q: string }) {
  const { search } = useLocation();
  return (
    <search aria-label={text.label}>
      <Form method="get" className={styles.config} key={JSON.stringify([config, q])}>
        {visitParameters(search, [...CONFIG_PARAMETERS, 'chain', 'link', 'page']).map(
          ([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ),
        )}
        <Field
          id={SEARCH}
          name={SEARCH}
          type="search"
          label={text.search}
          defaultValue={q}
          maxLength={100}
        />
        {NUMBERS.map((name) => (
          <Field
            key={name}
            id={name}
            name={name}
            label={text[name]}
            type="number"
            inputMode="numeric"
            min={name === 'min_ideas_count' || name === 'max_ideas_count' ? 2 : 1}
            max={name === 'limit' ? 500 : 9999}
            defaultValue={config[name]}
          />
        ))}
        <SelectField
          id="allow_single_merchant"
          name="allow_single_merchant"
          label={text.allow_single_merchant}
          defaultValue={config.allow_single_merchant ? '1' : '0'}
          options={text.merchants}
        />
        <SelectField
          id="sort_mode"
          name="sort_mode"
          label={text.sort_mode}
          defaultValue={String(config.sort_mode)}
          options={text.sorts}
        />
        <StaffButton type="submit">{text.apply}</StaffButton>
      </Form>
    </search>
  );
}

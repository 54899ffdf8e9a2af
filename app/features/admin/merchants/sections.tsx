import { Form } from 'react-router';
import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Confirm } from '#app/ui/confirm/confirm.tsx';
import { Field, SelectField, TextareaField } from '#app/ui/field/field.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { feedsAddress } from '../flows/addresses.ts';
import type { MerchantPage } from './merchant-page.server.ts';
import styles from './merchants.module.css';
import { TONES } from './merchants-table.tsx';
import { merchantsText, merchantText as text } from './text.ts';

type SectionProps = Pick<FormReply, 'errors'> & { page: MerchantPage };
type Typed = Pick<FormReply, 'typed'>;

/** What state the shop is in, and what takes it to another. */
export function StateSection({ row }: Pick<MerchantPage, 'row'>) {
  const { id, state, name, host, ideas } = row;
  return (
    <section className={styles.section} aria-labelledby="state">
      <h2 id="state">{text.decide}</h2>
      <p>
        <Badge tone={TONES[state]}>{merchantsText.states[state]}</Badge> {text.states[state]}
      </p>
      <Form method="post" className={styles.row} preventScrollReset>
        {state === 'waiting' && <IntentButton intent="approve" />}
        {state === 'shown' && <IntentButton intent="pause" />}
        {state === 'paused' && <IntentButton intent="resume" />}
        {state === 'retired' && <IntentButton intent="return" />}
      </Form>
      {state !== 'retired' && (
        <p className={styles.row}>
          {host && (
            <StaffButtonLink compact to={`/admin/crawl/auto?shop=${id}`}>
              {text.crawl}
            </StaffButtonLink>
          )}
          <StaffButtonLink compact to={feedsAddress(id)}>
            {text.flows}
          </StaffButtonLink>
          <Confirm
            action="retire"
            label={text.retire}
            question={text.retireQuestion(name)}
            detail={text.retireDetail(ideas)}
            fields={{ intent: 'retire' }}
          />
        </p>
      )}
    </section>
  );
}

function IntentButton({ intent }: { intent: 'approve' | 'pause' | 'resume' | 'return' }) {
  return (
    <StaffButton type="submit" name="intent" value={intent}>
      {text[intent]}
    </StaffButton>
  );
}

/** The affiliate link template. */
export function AffiliateSection({ page, typed, errors }: SectionProps & Typed) {
  return (
    <section className={styles.section} aria-labelledby="affiliate">
      <h2 id="affiliate">{text.affiliate}</h2>
      <p>{text.affiliateLead}</p>
      <form method="post" className={styles.form} noValidate>
        <VersionField version={page.versions.affiliate} />
        <Field
          id="template"
          name="template"
          label={text.template}
          hint={text.templateHint}
          defaultValue={typed['template'] ?? page.template}
          errors={errors['template']}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <p>
          <StaffButton type="submit" name="intent" value="affiliate">
            {text.save}
          </StaffButton>
        </p>
      </form>
    </section>
  );
}

/** What is cut off its titles, and what that makes of some of them. */
export function TitleSection({
  page: { titles, row, versions },
  typed,
  errors,
}: SectionProps & Typed) {
  return (
    <section className={styles.section} aria-labelledby="titles">
      <h2 id="titles">{text.titles}</h2>
      <p>{titles.edited ? text.titlesEdited : text.titlesLearned}</p>
      <form method="post" className={styles.form} noValidate>
        <VersionField version={versions.titles} />
        <TextareaField
          id="suffixes"
          name="suffixes"
          label={text.suffixes}
          hint={text.suffixesHint}
          defaultValue={typed['suffixes'] ?? titles.suffixes.join('\n')}
          errors={errors['suffixes']}
        />
        <p className={styles.row}>
          <StaffButton type="submit" name="intent" value="titles">
            {text.save}
          </StaffButton>
          <StaffButton
            type="submit"
            formMethod="get"
            formAction={`/admin/merchants/${row.id}#titles`}
          >
            {text.preview}
          </StaffButton>
          {titles.edited && (
            <StaffButton type="submit" name="intent" value="learn">
              {text.learn}
            </StaffButton>
          )}
        </p>
      </form>
      <h3>{text.examples}</h3>
      {titles.examples.length === 0 && <p>{text.noTitles}</p>}
      <ul className={styles.examples}>
        {titles.examples.map(({ before, after }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one title.
          <li key={place}>
            <span className={styles.before}>{before}</span>
            <span className={styles.after}>→ {after}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Another shop to merge this one into, what that would do, and the button that does it. */
export function MergeSection({ page, errors }: SectionProps) {
  const { row, find, others, hasMoreOthers, merge } = page;
  if (row.state === 'retired' || (others.length === 0 && !find)) return null;
  const listed = merge && others.every(({ id }) => id !== merge.id) ? [merge, ...others] : others;
  const options = listed.map(({ id, name, host }) => [String(id), `${name} (${host})`] as const);
  return (
    <section className={styles.section} aria-labelledby="merge">
      <h2 id="merge">{text.merge}</h2>
      <p>{text.mergeLead}</p>
      {(hasMoreOthers || find) && (
        <form className={styles.form} action={`/admin/merchants/${row.id}#merge`}>
          <Field
            id="find"
            name="find"
            type="search"
            label={text.find}
            hint={text.findHint}
            defaultValue={find}
          />
          <p>
            <StaffButton type="submit">{text.findButton}</StaffButton>
          </p>
        </form>
      )}
      {options.length === 0 ? (
        <p role="status">{text.noneFound(find)}</p>
      ) : (
        <form className={styles.form} action={`/admin/merchants/${row.id}#merge`}>
          {find && <input type="hidden" name="find" value={find} />}
          <SelectField
            key={find}
            id="into"
            name="into"
            label={text.into}
            hint={hasMoreOthers ? text.firstOthers(others.length) : undefined}
            options={[['', text.choose], ...options]}
            defaultValue={merge ? String(merge.id) : ''}
            errors={errors['into']}
          />
          <p>
            <StaffButton type="submit">{text.mergePreview}</StaffButton>
          </p>
        </form>
      )}
      {merge && (
        <>
          <ul>
            {text.mergeCounts(merge.counts).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <Confirm
              action={`merge-${merge.id}`}
              label={text.mergeConfirm}
              question={text.mergeQuestion(row.name, merge.name)}
              detail={text.mergeDetail}
              fields={{ into: String(merge.id) }}
            />
          </p>
        </>
      )}
    </section>
  );
}

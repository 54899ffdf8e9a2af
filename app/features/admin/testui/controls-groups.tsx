import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { ChipButton, ChipCheckbox, ChipLink, ChipSummary } from '#app/ui/chip/chip.tsx';
import {
  EmailField,
  ErrorSummary,
  Field,
  Fieldset,
  SelectField,
  TextareaField,
} from '#app/ui/field/field.tsx';
import { IconButton, IconLink } from '#app/ui/icon-button/icon-button.tsx';
import * as icons from '#app/ui/icons/icons.tsx';
import { RangeSlider } from '#app/ui/range-slider/range-slider.tsx';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { SAMPLE_MERCHANTS } from './sample-ideas.ts';
import styles from './testui.module.css';
import { testuiText } from './text.ts';

/** Buttons and links in each of their looks, and the icons. */
export function ActionsGroup() {
  const text = testuiText.buttons;
  return (
    <>
      <p className={styles.row}>
        <Button look="primary">{text.primary}</Button>
        <Button>{text.secondary}</Button>
        <StaffButton danger>{text.danger}</StaffButton>
        <Button look="quiet">{text.quiet}</Button>
        <StaffButton disabled>{text.disabled}</StaffButton>
      </p>
      <p className={styles.row}>
        <StaffButton compact>{text.compact}</StaffButton>
        <StaffButton compact danger>
          {text.compactDanger}
        </StaffButton>
        <ButtonLink to="#actions">{text.link}</ButtonLink>
        <StaffButtonLink compact to="#actions">
          {text.compactLink}
        </StaffButtonLink>
        <IconButton>
          <icons.RefreshIcon />
          {text.icon}
        </IconButton>
        <IconLink href="?">
          <icons.ArrowRightIcon />
          {text.iconLink}
        </IconLink>
        <ChipButton>{text.chip}</ChipButton>
        <ChipButton aria-pressed>{text.pressed}</ChipButton>
        <ChipLink to="#actions">{text.chipLink}</ChipLink>
      </p>
      <details>
        <ChipSummary>{text.chipSummary}</ChipSummary>
        <p>{text.folded}</p>
      </details>
      <h3>{text.icons}</h3>
      <p className={styles.row}>
        <icons.ArrowLeftIcon />
        <icons.ArrowRightIcon />
        <icons.CloseIcon />
        <icons.PlusIcon />
        <icons.SearchIcon />
        <icons.HeartIcon />
        <icons.StarIcon />
        <icons.DoubleStarIcon />
        <icons.RefreshIcon />
        <icons.SignOutIcon />
        <icons.SortIcon direction={undefined} />
        <icons.SortIcon direction="asc" />
        <icons.SortIcon direction="desc" />
      </p>
    </>
  );
}

/** Whether the page shows a form that was sent with errors. */
export const ERRORS_SHOWN = 'errors';

/** Fields of a form, right and wrong. */
export function FieldsGroup() {
  const { search } = useLocation();
  const text = testuiText.fields;
  const wrong = new URLSearchParams(search).has(ERRORS_SHOWN);
  return (
    <form className={styles.fields}>
      {wrong && (
        <ErrorSummary
          title={text.errorsTitle}
          errors={[
            { id: 'wrong', message: text.wrongError },
            { id: 'email', message: text.otherError },
          ]}
        />
      )}
      <Field id="plain" label={text.plain} placeholder={text.placeholder} />
      <Field id="hinted" label={text.hint} hint={text.hintText} />
      <Field
        id="wrong"
        label={text.wrong}
        defaultValue={text.wrongValue}
        errors={[text.wrongError]}
      />
      <EmailField label={text.email} errors={wrong ? [text.otherError] : null} />
      <TextareaField id="lines" label={text.lines} hint={text.linesHint} />
      <SelectField id="shop" label={text.select} options={SAMPLE_MERCHANTS} />
      <Fieldset id="choices" legend={text.legend}>
        <p className={styles.row}>
          {text.choices.map((choice, index) => (
            <ChipCheckbox key={choice} name="choice" value={choice} defaultChecked={index === 1}>
              {choice}
            </ChipCheckbox>
          ))}
        </p>
      </Fieldset>
      <Sliders />
      <p>
        <Link to={addressWith(search, { [ERRORS_SHOWN]: '1' }, 'fields')} reloadDocument>
          {text.showErrors}
        </Link>
      </p>
    </form>
  );
}

const SLIDER_MAX = 10;
const MARKS = [0, 5, SLIDER_MAX].map((position) => ({ position, label: String(position) }));

/** One with one handle, and one with two. */
function Sliders() {
  const [positions, setPositions] = useState([3, 2, 8]);
  const handles = positions.map((position, index) => ({
    id: `slider-${index}`,
    label: testuiText.fields.sliders[index] ?? '',
    position,
    valueText: String(position),
    onMove: (moved: number) => setPositions(positions.with(index, moved)),
  }));
  return (
    <>
      <RangeSlider max={SLIDER_MAX} marks={MARKS} handles={handles.slice(0, 1)} />
      <RangeSlider max={SLIDER_MAX} marks={MARKS} handles={handles.slice(1)} />
    </>
  );
}

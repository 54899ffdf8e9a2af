import { usePolling } from '#app/ui/browser/use-polling.ts';
import { PostForm } from '#app/ui/form-page/form-page.tsx';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import boxStyles from '../box.module.css';
import styles from './merchant-idea.module.css';
import { pageText as text } from './text.ts';

/** While the worker reads the page: asks again by itself where scripts run, else at the press of a link. */
export function Waiting() {
  usePolling(true);
  return (
    <div className={boxStyles.box} role="status">
      <h2>{text.waitingTitle}</h2>
      <p>{text.waiting}</p>
      <StaffButtonLink to="" reloadDocument>
        {text.refresh}
      </StaffButtonLink>
    </div>
  );
}

export function Unreadable({ reason, path }: { reason: string; path: string }) {
  return (
    <div className={boxStyles.box} role="alert">
      <h2>{text.unreadableTitle}</h2>
      <p>{reason}</p>
      <PostForm action={`${path}?again`}>
        <div className={styles.actions}>
          <StaffButton type="submit">{text.again}</StaffButton>
          <StaffButtonLink to="/contrib/ideas/add/merchant">{text.other}</StaffButtonLink>
        </div>
      </PostForm>
    </div>
  );
}

export function Done({ isNewShop }: { isNewShop: boolean }) {
  return (
    <div className={boxStyles.box} role="status">
      <h2>{text.doneTitle}</h2>
      <p>
        {text.done} {isNewShop && text.newShop}
      </p>
      <StaffButtonLink to="/contrib/ideas/add/merchant">{text.other}</StaffButtonLink>
    </div>
  );
}

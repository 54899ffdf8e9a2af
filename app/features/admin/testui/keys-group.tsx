import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { KeyList } from '#app/ui/shortcuts/key-list.tsx';
import { Shortcut, ShortcutsOn, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import { ShortcutSwitch } from '#app/ui/shortcuts/shortcut-switch.tsx';
import { useKeys } from '#app/ui/shortcuts/use-keys.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { Switch } from '#app/ui/switch/switch.tsx';
import styles from './testui.module.css';
import { testuiText } from './text.ts';

const text = testuiText.keys;

/** Switches, and single keys that press buttons. */
export function KeysGroup() {
  const [shortcuts, setShortcuts] = useState(true);
  const [sound, setSound] = useState(false);
  useKeys();
  return (
    <ShortcutsOn value={shortcuts}>
      <p className={styles.row}>
        <ShortcutSwitch on={shortcuts} onChange={setShortcuts} />
        <Switch
          label={text.sound}
          state={sound ? text.on : text.off}
          on={sound}
          onChange={setSound}
        />
      </p>
      <PressedByKeys />
    </ShortcutsOn>
  );
}

function PressedByKeys() {
  const [liked, setLiked] = useState(0);
  const pressedBy = usePressedBy();
  const like = () => setLiked(liked + 1);
  return (
    <>
      <p className={styles.row}>
        <StaffButton type="button" onClick={like} {...pressedBy('a')}>
          {text.always} <Shortcut name="A" always />
        </StaffButton>
        <Button type="button" onClick={like} {...pressedBy('l')}>
          {text.hovered} <Shortcut name="L" />
        </Button>
        <span role="status">{text.liked(liked)}</span>
      </p>
      <KeyList keys={text.list} />
    </>
  );
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { placeAt, type Row, readRow } from './order.ts';

/** So near to the edge of the window, in pixels, a dragged row scrolls the page by as much each time it moves. */
const EDGE = 48;
const SCROLL_STEP = 12;

type DragEvents = {
  onOrder: (order: Row[]) => void;
  onDrop: (row: Row, order: readonly Row[]) => void;
  onCancel: () => void;
};

type Drag = {
  pointer: number;
  element: HTMLElement;
  row: Row;
  /** How far below its top the row was taken, in pixels. */
  offset: number;
  before: readonly Row[];
};

/**
 * Moves rows (`data-row`) of a list with the mouse, or with a finger on their handle (`data-handle`). The order follows
 * the dragged row at once; Escape puts it back.
 */
export function useDrag(
  listRef: RefObject<HTMLElement | null>,
  order: readonly Row[],
  events: DragEvents,
): void {
  const current = useEffectEvent(() => order);
  const reorder = useEffectEvent((next: readonly Row[]) =>
    flushSync(() => events.onOrder([...next])),
  );
  const drop = useEffectEvent((row: Row) => events.onDrop(row, order));
  const cancelled = useEffectEvent(() => events.onCancel());

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    let drag: Drag | null = null;

    const onDown = (event: PointerEvent) => {
      const target = event.target as Element;
      const element = target.closest<HTMLElement>('[data-row]');
      const row = readRow(element?.dataset.row ?? '');
      if (drag || !element || row === null || !event.isPrimary || event.button !== 0) return;
      if (target.closest('button')) return;
      if (event.pointerType !== 'mouse' && !target.closest('[data-handle]')) return;
      event.preventDefault();
      // The list takes the pointer, not the row: React takes rows out of the document to move them.
      list.setPointerCapture(event.pointerId);
      const offset = event.clientY - element.getBoundingClientRect().top;
      drag = { pointer: event.pointerId, element, row, offset, before: current() };
      element.dataset.dragged = '';
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== drag?.pointer) return;
      const { element, row, offset } = drag;
      if (event.clientY < EDGE) scrollBy(0, -SCROLL_STEP);
      if (event.clientY > innerHeight - EDGE) scrollBy(0, SCROLL_STEP);
      const top = event.clientY - offset - list.getBoundingClientRect().top;
      const place = placeUnder(list, element, top);
      if (place !== current().indexOf(row)) reorder(placeAt(current(), row, place));
      element.style.translate = `0 ${top - element.offsetTop}px`;
    };
    const end = () => {
      if (!drag) return;
      drag.element.style.translate = '';
      delete drag.element.dataset.dragged;
      drag = null;
    };
    const onUp = (event: PointerEvent) => {
      if (event.pointerId !== drag?.pointer) return;
      const { row } = drag;
      end();
      drop(row);
    };
    const cancel = () => {
      if (!drag) return;
      reorder(drag.before);
      end();
      cancelled();
    };
    const onCancel = (event: PointerEvent) => event.pointerId === drag?.pointer && cancel();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && cancel();

    const stop = new AbortController();
    const { signal } = stop;
    list.addEventListener('pointerdown', onDown, { signal });
    list.addEventListener('pointermove', onMove, { signal });
    list.addEventListener('pointerup', onUp, { signal });
    list.addEventListener('pointercancel', onCancel, { signal });
    addEventListener('keydown', onKey, { signal });
    return () => stop.abort();
  }, [listRef]);
}

/** The place of a row whose top is dragged to `top`: after the rows whose middle lies above its own. */
function placeUnder(list: HTMLElement, dragged: HTMLElement, top: number): number {
  const middle = top + dragged.offsetHeight / 2;
  const rows = [...list.children] as HTMLElement[];
  return rows.filter((row) => row !== dragged && row.offsetTop + row.offsetHeight / 2 < middle)
    .length;
}

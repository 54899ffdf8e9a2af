import { watchFrames } from '#app/ui/browser/motion.ts';

const PIECES = 36;
/** How many papers and shapes celebration.module.css has. */
const PAPERS = 5;
const SHAPES = 4;
/** Of the longest piece, in milliseconds. */
const DURATION = 2400;

/** Has pieces of paper fly up from a place. Loaded when a search ends: few pages ever need it. */
export function throwConfetti(place: HTMLElement): void {
  watchFrames(DURATION);
  for (let index = 0; index < PIECES; index++) place.append(throwPiece(index));
}

/** A piece of paper that flies up, turns over and sinks; it is gone once it has landed. */
function throwPiece(index: number): HTMLElement {
  const piece = document.createElement('i');
  piece.dataset.paper = String(index % PAPERS);
  piece.dataset.shape = String(index % SHAPES);
  const aside = (Math.random() - 0.5) * Math.min(innerWidth, 760);
  const up = -innerHeight * (0.25 + Math.random() * 0.35);
  const turn = (Math.random() - 0.5) * 1440;
  const axis = `${Math.random()}, ${Math.random()}, ${Math.random()}`;
  const at = (share: number, height: number, turned: number) =>
    `translate(${aside * share}px, ${height}px) rotate3d(${axis}, ${turn * turned}deg)`;
  const flight = piece.animate(
    [
      { transform: `${at(0, 0, 0)} scale(0.2)`, easing: 'cubic-bezier(0.1, 0.8, 0.4, 1)' },
      { offset: 0.3, transform: at(0.75, up, 0.4), easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)' },
      { offset: 0.85, opacity: 1 },
      { transform: at(1.1, innerHeight * 0.35, 1), opacity: 0 },
    ],
    { duration: DURATION * (0.65 + Math.random() * 0.35), fill: 'both' },
  );
  flight.onfinish = () => piece.remove();
  return piece;
}

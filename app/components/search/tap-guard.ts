/**
 * Whether controls have only just appeared and take no decision yet: the class `tap-guard` of app.css keeps pointers
 * from them by itself, with or without scripts; keys have to be asked about.
 */
export function isGuarded(controls: Element | null): boolean {
  const animations = controls?.getAnimations() ?? [];
  return animations.some(
    (animation) =>
      animation instanceof CSSAnimation && animation.animationName.startsWith('tap-guard'),
  );
}

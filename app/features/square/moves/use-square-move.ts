import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router';
import { visitParameters } from '#app/features/visit/index.ts';
import { type SquareQuery, writeSquareAddress } from '#modules/engine/square/shared.ts';

/** Leads to another grid without a new document; other parameters of the address and its hash are kept. */
export function useSquareMove(): (to: SquareQuery, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const here = useLocation();
  return (to, options) => {
    const parameters = new URLSearchParams(writeSquareAddress(to));
    for (const [name, value] of visitParameters(here)) parameters.append(name, value);
    navigate(
      { pathname: '/square', search: parameters.toString(), hash: here.hash },
      { state: { square: to }, preventScrollReset: true, ...options },
    );
  };
}

/** The grid that is on its way; null when there is none. Reactions given meanwhile are added to it. */
export function usePendingSquare(): SquareQuery | null {
  const { location } = useNavigation();
  return (location?.state as { square?: SquareQuery } | null)?.square ?? null;
}

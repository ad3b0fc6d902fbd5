import { makeRoute, parseRoute, type Route } from './routes.ts';

/** The address of the page. */
export interface Navigation {
  current(): Route;
  /** Calls back with the current route, and whenever the address changes. */
  subscribe(run: (route: Route) => void): void;
  /** Goes to a route, so that Back leads away from it. */
  push(route: Route): void;
  /** Changes the address without a history entry; subscribers are not called. */
  replace(route: Route): void;
}

/** The address bar of the browser. */
export function browserNavigation(): Navigation {
  const current = () => parseRoute(location.hash);
  return {
    current,
    subscribe(run) {
      addEventListener('hashchange', () => run(current()));
      run(current());
    },
    push(route) {
      location.hash = makeRoute(route);
    },
    replace: (route) => history.replaceState(null, '', makeRoute(route) || location.pathname),
  };
}

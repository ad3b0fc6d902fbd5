import { AsterouteGame } from './element.tsx';

export { AsterouteGame };

if (typeof customElements !== 'undefined' && customElements.get('asteroute-game') === undefined)
  customElements.define('asteroute-game', AsterouteGame);

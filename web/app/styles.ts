/** The style sheets of the first chunk, in the order of the cascade: settings for eyes and hands come last. */
import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/page.css';
import '../theme/countryside.css';
import '../views/start/setup.css';
import '../views/table/table.css';
import '../views/table/hand.css';
import '../views/dialogs.css';
import '../views/sheets/sheets.css';
import '../views/sheets/replay.css';
import '../views/start/games.css';
import '../views/table/typed.css';
import '../views/sheets/hints.css';
import '../views/sheets/advice.css';
import '../views/update.css';
import '../theme/comfort.css';

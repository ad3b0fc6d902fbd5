/** The style sheets of the viewer's shadow root, as objects: a page may forbid styles in its text. */
import board from '@asteroute/board/board.css?inline';
import painted from '@asteroute/board/painted.css?inline';
import countryside from '@asteroute/board/theme/countryside.css?inline';
import tokens from '@asteroute/board/theme/tokens.css?inline';
import viewer from './viewer.css?inline';

let sheets: CSSStyleSheet[] | undefined;

export function viewerStyles(): CSSStyleSheet[] {
  sheets ??= [tokens.replaceAll(':root', ':host'), board, painted, countryside, viewer].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return sheets;
}

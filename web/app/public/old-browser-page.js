/* Says on the page that a browser is too old for it, in any browser at all: no word of this is newer than 2009. */
(function () {
  var texts = {
    en: ['This browser is too old for Asteroute', 'The game needs Chrome or Edge 120, Firefox 128, Safari 17.4 (iOS 17.4), or newer. Update the browser or the device, or open this address in another one.'],
    de: ['Dieser Browser ist zu alt für Asteroute', 'Das Spiel braucht Chrome oder Edge ab 120, Firefox ab 128 oder Safari ab 17.4 (iOS 17.4). Aktualisiere den Browser oder das Gerät, oder öffne diese Adresse in einem anderen.'],
    fr: ['Ce navigateur est trop ancien pour Asteroute', 'Le jeu demande Chrome ou Edge 120, Firefox 128, Safari 17.4 (iOS 17.4) ou plus récent. Mettez à jour le navigateur ou l’appareil, ou ouvrez cette adresse dans un autre.'],
    it: ['Questo browser è troppo vecchio per Asteroute', 'Il gioco richiede Chrome o Edge 120, Firefox 128, Safari 17.4 (iOS 17.4) o versioni più recenti. Aggiorna il browser o il dispositivo, oppure apri questo indirizzo in un altro.'],
    es: ['Este navegador es demasiado antiguo para Asteroute', 'El juego necesita Chrome o Edge 120, Firefox 128, Safari 17.4 (iOS 17.4) o más reciente. Actualiza el navegador o el dispositivo, o abre esta dirección en otro.'],
    ru: ['Этот браузер слишком стар для Asteroute', 'Игре нужен Chrome или Edge 120, Firefox 128, Safari 17.4 (iOS 17.4) или новее. Обновите браузер или устройство либо откройте этот адрес в другом.']
  };
  var text = texts[String(navigator.language || navigator.userLanguage).slice(0, 2)] || texts.en;
  document.title = text[0];
  var page = document.createElement('div');
  page.setAttribute('role', 'alert');
  page.style.cssText = 'position:fixed;top:0;left:0;width:100%;height:100%;overflow:auto;background:#060a1a;color:#f3ecdc;font:18px/1.5 sans-serif;text-align:center;z-index:99';
  var heading = document.createElement('h1');
  var paragraph = document.createElement('p');
  heading.style.cssText = 'margin:3em 1em 1em;font-size:24px';
  paragraph.style.cssText = 'max-width:34em;margin:0 auto;padding:0 1em';
  heading.appendChild(document.createTextNode(text[0]));
  paragraph.appendChild(document.createTextNode(text[1]));
  page.appendChild(heading);
  page.appendChild(paragraph);
  document.body.appendChild(page);
})();

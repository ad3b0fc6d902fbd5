import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { sidebar } from './content.mjs';

const { SITE_BASE = '/', SITE_ORIGIN } = process.env;
/** What messengers show of a link; they need its whole address. */
const picture = SITE_ORIGIN && `${SITE_ORIGIN}${SITE_BASE}files/docs/pictures/desk-crowded.webp`;

// Everything that is served is a file; nothing is asked of another host.
export default defineConfig({
  base: SITE_BASE,
  ...(SITE_ORIGIN === undefined ? {} : { site: SITE_ORIGIN }),
  srcDir: './.cache/src',
  publicDir: './.cache/public',
  trailingSlash: 'always',
  // The navigation in German names them below its own folder.
  redirects: { '/de/play/': `${SITE_BASE}play/`, '/de/api/': `${SITE_BASE}api/` },
  integrations: [
    starlight({
      title: 'Asteroute',
      locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' } },
      description: 'A tile-laying game for friends and bots: play it, host it, build on it.',
      favicon: '/icon.svg',
      head: picture ? [{ tag: 'meta', attrs: { property: 'og:image', content: picture } }] : [],
      logo: { src: './.cache/public/icon.svg' },
      customCss: ['./theme.css'],
      sidebar: sidebar(''),
    }),
  ],
});

# One node of Asteroute. The page is built in the first stage; the second holds the server, its packages and nothing
# else: no tools, no tests' browser, no compiler. It runs as a user without rights and writes to /data alone.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts \
  && node -e "import('./server/delivery/pages/bundle.ts').then((b) => b.freshenBundle('/app', () => {}))"
# What the server needs: its sources run as they are, and those of the page say that the bundle is fresh.
RUN npm ci --ignore-scripts --omit=dev -w server -w cli \
  && mkdir /image \
  && cp -a --parents package.json package-lock.json node_modules tiles threads engine record foreign bots review club protocol client server cli board board-view words web \
    examples fixtures/scoring /image \
  && find /image -name '*.test.*' -not -path '*/node_modules/*' -delete \
  && rm -rf /image/server/test /image/server/testing.ts /image/node_modules/typescript /image/node_modules/@typescript

FROM node:24-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
    /usr/local/bin/yarn* /opt/yarn* \
  && mkdir -m 700 /data && chown node:node /data
COPY --from=build /image /app
# `docker exec CONTAINER asteroute admin list`, as `npx asteroute` elsewhere.
RUN printf '#!/bin/sh\nexec node /app/cli/main.ts "$@"\n' > /usr/local/bin/asteroute && chmod 755 /usr/local/bin/asteroute
WORKDIR /app
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
VOLUME /data
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]

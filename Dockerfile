# One node of Asteroute: the page is built once, here, and the server runs as a user without rights.
FROM node:24-slim
WORKDIR /app
COPY . .
RUN npm ci && node -e "import('./server/delivery/bundle.ts').then((b) => b.freshenBundle('/app', () => {}))" \
  && mkdir data && chown node:node data
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data
EXPOSE 3000
VOLUME /app/data
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "server/main.ts"]

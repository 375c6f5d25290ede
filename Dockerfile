# syntax=docker/dockerfile:1

FROM node:24-alpine AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm pack --pack-destination /tmp && tar -xzf /tmp/tenderbox-*.tgz -C /tmp

FROM node:24-alpine
ENV NODE_ENV=production TENDERBOX_HOST=0.0.0.0
COPY --from=build /tmp/package /opt/tenderbox
RUN ln -s /opt/tenderbox/dist/cli.js /usr/local/bin/tenderbox
USER node
WORKDIR /home/node
EXPOSE 4020
HEALTHCHECK --interval=5s --timeout=5s --start-period=10s --retries=3 CMD ["tenderbox", "health"]
ENTRYPOINT ["tenderbox"]
CMD ["start"]

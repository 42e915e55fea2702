import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { catalogue } from './catalogue-plugin.ts'
import { firstPaint } from './first-paint-plugin.ts'
import { fonts } from './fonts-plugin.ts'
import { parts } from './parts.ts'
import { sharedModulesForGames } from './shared-modules-plugin.ts'
import { HOST_GAMES_CACHE } from './src/catalogue/cache-name.ts'

export default defineConfig({
  // Served from any folder of a host: every address begins at the <base> of index.html, which the server writes.
  base: './',
  resolve: { alias: [{ find: /^zod$/, replacement: join(import.meta.dirname, 'zod.ts') }] },
  plugins: [
    catalogue(),
    sharedModulesForGames(),
    firstPaint(),
    fonts(),
    react(),
    VitePWA({
      // A new version takes over when every window of the old one is closed: no reload in the middle of a game.
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['seal.svg', 'seal-180.png', 'early.js'],
      manifest: {
        name: '手札 Tefuda',
        short_name: '手札',
        description: 'カードゲームの卓',
        lang: 'ja',
        display: 'standalone',
        background_color: '#f6f2ea',
        theme_color: '#f6f2ea',
        icons: [
          { src: 'seal-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'seal-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'seal-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg}'],
        // The worker itself brings what it does when the server calls.
        globIgnores: ['push.js'],
        importScripts: ['push.js'],
        // A file of a face is kept when a text first needs it.
        runtimeCaching: [
          {
            urlPattern: ({ request }) => request.destination === 'font',
            handler: 'CacheFirst',
            options: { cacheName: 'fonts', expiration: { maxEntries: 30 } },
          },
          // Games of the host: the page puts them there. What has changed is seen when the page is next opened, as with the page itself.
          {
            urlPattern: ({ url }) => url.pathname.endsWith('/api/games'),
            handler: 'StaleWhileRevalidate',
            options: { cacheName: HOST_GAMES_CACHE },
          },
          {
            urlPattern: ({ url }) => /\/games\/[0-9a-f]{16}\//.test(url.pathname),
            handler: 'CacheFirst',
            options: { cacheName: HOST_GAMES_CACHE },
          },
        ],
        navigateFallbackDenylist: [/\/(?:api|feed)\//, /\/(?:healthz|readyz|metrics)$/],
      },
    }),
  ],
  // Nothing is inlined as data: URLs, which a strict content security policy refuses.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: parts() } } },
  },
  worker: { format: 'es', plugins: () => [sharedModulesForGames()] },
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { NextConfig } from 'next'
import { compileRuntimeAhead } from './lib/compile-ahead'
import { checkEnvironment, distDir } from './lib/env'
import { IMAGE_CACHE_SECONDS } from './lib/images/image'
import { SCREEN_WIDTHS, SMALL_WIDTHS } from './lib/images/scaled'
import { migrationChecksum } from './lib/migration-checksums'
import { POST_CACHE_SECONDS } from './lib/posts/limits'
import { UPLOAD_BODY_MAX } from './lib/request-gate'
import { mediaPolicy, publicPolicy, securityHeaders } from './lib/security-policy'
import { toolRedirects } from './lib/tools/registry'

const isDevelopment = process.env.NODE_ENV === 'development'

// Before minutes of building, and in words: `next typegen` and the linters read this file too and need no environment.
if (['build', 'start'].includes(process.argv[2] ?? '') && /[\\/]next(?:\.js)?$/.test(process.argv[1] ?? '')) {
  try {
    checkEnvironment()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const migrationChecksums = Object.fromEntries(
  readdirSync('supabase/migrations')
    .filter((file) => file.endsWith('.sql'))
    .map((file) => [file.slice(0, 14), migrationChecksum(readFileSync(`supabase/migrations/${file}`, 'utf8'))]),
)

/** `npm start` compiles while the first posts are stored; the file that it names is there when pages can be made of them. */
async function waitForPosts(): Promise<void> {
  const mark = process.env.BUILD_AFTER
  while (mark && !existsSync(mark)) await setTimeout(100)
}

const config: NextConfig = {
  compiler: {
    async runAfterProductionCompile({ distDir }) {
      await compileRuntimeAhead(distDir)
      await waitForPosts()
    },
  },
  // A host has the build and not the folder: the checksums that the code expects of the database go with it.
  env: { MIGRATION_CHECKSUMS: JSON.stringify(migrationChecksums) },
  distDir: distDir(),
  // A hint in the headers says what the document says again a few bytes later, and is never compressed.
  reactMaxHeadersLength: 0,
  cacheComponents: true,
  partialPrefetching: true,
  agentRules: false,
  // Read by path at run time, so that a host which copies only what is imported must be told.
  outputFileTracingIncludes: {
    '/og/**': ['./node_modules/@fontsource/{fraunces,figtree}/files/*-latin*-600-normal.woff'],
  },
  // Pages of the workshop (page.dev.tsx) are routes in development only.
  pageExtensions: isDevelopment ? ['tsx', 'ts', 'dev.tsx'] : ['tsx', 'ts'],
  // `npm test` checks the types, those of tests and scripts too; nobody who starts the site waits for it.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Middleware takes the slash off together with everything else that is to be put right: one redirect, not two.
  skipTrailingSlashRedirect: true,
  // Compressed once, by the host or the cache in front; here it would cost most of the server's speed.
  compress: false,
  generateEtags: false,
  // Warm pages are kept in memory, about 300 kB each: room for some 370 where Next's own 50 MB would hold 150.
  cacheMaxMemorySize: 112 * 1024 * 1024,
  poweredByHeader: false,
  cacheLife: {
    // Fresh for five minutes, then refreshed behind the reader's back; kept a year, so that an outage of the backend
    // shows the last good page.
    posts: { stale: POST_CACHE_SECONDS, revalidate: POST_CACHE_SECONDS, expire: 31_536_000 },
  },
  images: {
    localPatterns: [{ pathname: '/media/**', search: '' }],
    deviceSizes: SCREEN_WIDTHS,
    imageSizes: SMALL_WIDTHS,
    minimumCacheTTL: IMAGE_CACHE_SECONDS,
  },
  turbopack: {
    // The text is read in a browser's worker, which has no document; for a browser the package would ask that one for the
    // names of characters. Its other file has them in a table.
    resolveAlias: {
      'decode-named-character-reference': { browser: './node_modules/decode-named-character-reference/index.js' },
    },
  },
  cacheHandler: path.resolve('lib/page-store.ts'),
  cacheHandlers: { default: path.resolve('lib/cached-reads.ts') },
  experimental: {
    // Written after a build for the next one: ten seconds that nobody waits for who starts the site for the first time.
    turbopackFileSystemCacheForBuild: existsSync(path.join(distDir(), 'BUILD_ID')),
    // Nobody reads those of a build: the log names what failed and where in words. They are half of its size.
    turbopackSourceMaps: isDevelopment,
    // The frame of a listing comes by itself, ahead of its posts, so that its skeletons can stand in for them.
    prefetchInlining: { maxSize: 512 },
    serverActions: { bodySizeLimit: UPLOAD_BODY_MAX },
    proxyClientMaxBodySize: UPLOAD_BODY_MAX,
  },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      {
        source: '/((?!admin|media/).*)',
        headers: [{ key: 'Content-Security-Policy', value: publicPolicy(isDevelopment) }],
      },
      { source: '/scripts/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
      { source: '/media/:path*', headers: [{ key: 'Content-Security-Policy', value: mediaPolicy }] },
      {
        // Secret addresses: not to be found, kept, or told to a site that is linked from there.
        source: '/preview/:path*',
        headers: [
          { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
          { key: 'Referrer-Policy', value: 'no-referrer' },
          { key: 'Cache-Control', value: 'private, no-store' },
        ],
      },
    ]
  },
  async rewrites() {
    return [
      { source: '/blog/:slug([a-z0-9-]+).md', destination: '/markdown/:slug' },
      // IndexNow reads its key at the root; the route answers for the configured one alone.
      { source: '/:key([a-zA-Z0-9-]{8,128}).txt', destination: '/indexnow/:key' },
    ]
  },
  async redirects() {
    // Before anything else: a login that is shown at an address which itself only leads on loses the cookies of its answer.
    const panel = { source: '/admin', destination: '/admin/blog', permanent: false }
    return [...toolRedirects, panel]
  },
}

export default config

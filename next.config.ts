import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { NextConfig } from 'next'
import { checkEnvironment, distDir, hasOwnCache, transportSettings } from './lib/env'
import { IMAGE_CACHE_SECONDS } from './lib/images/image'
import { SCREEN_WIDTHS, SMALL_WIDTHS } from './lib/images/widths'
import { migrationChecksum } from './lib/migration-checksums'
import { POST_CACHE_SECONDS } from './lib/posts/limits'
import { UPLOAD_BODY_MAX } from './lib/request-gate'
import { headersFor, mediaPolicy, publicPolicy } from './lib/security-policy'
import { toolRedirects } from '@site/tools/redirects'

const isDevelopment = process.env.NODE_ENV === 'development'
/** A folder that runs without the project: for a container, and for the rehearsal. */
const isStandalone = process.env.NEXT_OUTPUT === 'standalone'

// Check the environment before minutes of building. `next typegen` and the linters read this file without an environment.
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

/**
 * The version changes when drawing code changes, so that browsers can cache each drawing for ever. A tool names the
 * pieces of its drawing in its `info.ts`.
 */
const drawn = globSync(['lib/drawing/**/*.{ts,json}', 'lib/posts/types.ts', 'packages/tools/*/*/info.ts']).toSorted()
const artVersion = createHash('sha256')
  .update(drawn.map((file) => readFileSync(file, 'utf8')).join(''))
  .digest('hex')

/** `npm start` compiles while it stores the first posts. It creates the file BUILD_AFTER when pages can be rendered. */
async function waitForPosts(): Promise<void> {
  const mark = process.env.BUILD_AFTER
  while (mark && !existsSync(mark)) await setTimeout(100)
}

/** A serverless function or a read-only container cannot store scaled images; a cache in front of it does. */
function canKeepImages(): boolean {
  if (process.env.NEXT_ADAPTER_PATH || isStandalone) return false
  try {
    mkdirSync(path.join(distDir(), 'cache'), { recursive: true })
    accessSync(path.join(distDir(), 'cache'), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The container's pages. Next's own server lets browsers show a page that they stored up to a year ago, and shared
 * caches a 404 for five minutes. Not those of the tools, whose addresses also answer forms. An error stays `no-store`.
 */
const containerPages = {
  source:
    '/((?:blog|news|guides|education|topics|authors|saved|services|case-studies)(?:/[^.]*)?|about|contact|feeds|privacy-policy|terms-and-conditions|)',
  headers: [{ key: 'Cache-Control', value: 's-maxage=60, stale-if-error=31536000' }],
}

const config: NextConfig = {
  compiler: {
    async runAfterProductionCompile() {
      await waitForPosts()
      // The processes that render the pages of the build inherit it (isBuilding).
      process.env.RENDERS_BUILD = '1'
    },
  },
  // Hosts deploy the build without the migrations folder, so the build contains the expected checksums.
  env: { MIGRATION_CHECKSUMS: JSON.stringify(migrationChecksums), ART_VERSION: artVersion.slice(0, 8) },
  distDir: distDir(),
  ...(isStandalone && { output: 'standalone' }),
  // No preload headers: the document names the same files, and headers are not compressed.
  reactMaxHeadersLength: 0,
  cacheComponents: true,
  partialPrefetching: true,
  agentRules: false,
  // Files read by path at run time: a host copies only imported files and these.
  outputFileTracingIncludes: {
    // The texts of lib/content/files.ts.
    '/**': ['./content/{legal,pages,services,case-studies}/**'],
    // The decoder's process, and the files of lib/examples/files.ts.
    '/admin/**': [
      './lib/images/{decode,image,schema}.ts',
      './lib/{text,urls}.ts',
      './content/{posts,pictures}/**',
      './content/authors.yaml',
    ],
    '/og/**': ['./node_modules/@fontsource/{fraunces,figtree}/files/*-latin*-600-normal.woff'],
  },
  // `npm test` checks the types; a build need not.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // The middleware removes the slash together with other corrections, in one redirect.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  cacheLife: {
    // Fresh for five minutes, then refreshed in the background; kept a year as the last good page in an outage.
    posts: { stale: POST_CACHE_SECONDS, revalidate: POST_CACHE_SECONDS, expire: 31_536_000 },
  },
  images: {
    localPatterns: [{ pathname: '/media/**', search: '' }],
    deviceSizes: SCREEN_WIDTHS,
    imageSizes: SMALL_WIDTHS,
    minimumCacheTTL: IMAGE_CACHE_SECONDS,
    ...(!canKeepImages() && { maximumDiskCacheSize: 0 }),
  },
  turbopack: {
    // The editor's worker has no document, which the package's browser file needs to decode character names.
    resolveAlias: {
      'decode-named-character-reference': { browser: './node_modules/decode-named-character-reference/index.js' },
    },
  },
  // A host brings its own handlers; these are for self-hosting.
  ...(hasOwnCache() && {
    cacheHandler: path.resolve('lib/cache/page-cache-handler.ts'),
    cacheHandlers: { default: path.resolve('lib/cache/use-cache-handler.ts') },
    cacheMaxMemorySize: 0,
  }),
  experimental: {
    // A first build does not write the cache: it takes ten seconds.
    turbopackFileSystemCacheForBuild: existsSync(path.join(distDir(), 'BUILD_ID')),
    // Source maps double the size of a build, and the log does not need them.
    turbopackSourceMaps: isDevelopment,
    // Prefetches the frame of a listing without its posts, so that the skeletons show.
    prefetchInlining: { maxSize: 512 },
    // Public pages declare that they are static (`ensureStatic`); the panel waits for its data.
    instantInsights: { validationLevel: 'manual-warning' },
    serverActions: { bodySizeLimit: UPLOAD_BODY_MAX },
    proxyClientMaxBodySize: UPLOAD_BODY_MAX,
  },
  async headers() {
    return [
      { source: '/:path*', headers: headersFor(transportSettings()) },
      {
        source: '/((?!admin|media/).*)',
        headers: [{ key: 'Content-Security-Policy', value: publicPolicy(isDevelopment) }],
      },
      { source: '/media/:path*', headers: [{ key: 'Content-Security-Policy', value: mediaPolicy }] },
      // A browser keeps a permanent redirect for ever, unless a header sets its age: after a change of an address and
      // back, two kept redirects would lead to each other. Shared caches go by `s-maxage`.
      { source: '/(blog|topics|feeds|authors|saved/offline)/:path+', headers: [{ key: 'Expires', value: '0' }] },
      ...(isStandalone && hasOwnCache() ? [containerPages] : []),
      // The service worker knows by it which of the stored pages name all of their files.
      { source: '/saved/offline/:path*', headers: [{ key: 'X-Edition', value: 'offline' }] },
      {
        // Secret addresses: not indexed, not cached, not sent to other sites as a referrer. With `no-referrer`, a form
        // sent without JavaScript has no Origin header and is refused.
        source: '/preview/:path*',
        headers: [
          { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
          { key: 'Referrer-Policy', value: 'same-origin' },
          { key: 'Cache-Control', value: 'private, no-store' },
        ],
      },
    ]
  },
  async rewrites() {
    return [
      { source: '/blog/:slug([a-z0-9-]+).md', destination: '/markdown/:slug' },
      // Feed readers and bookmarks ask for it without reading a page; the pages link the icons themselves.
      { source: '/favicon.ico', destination: '/icons/icon-96.png' },
      // IndexNow reads its key at the root; the route serves the configured key only.
      { source: '/:key([a-zA-Z0-9-]{8,128}).txt', destination: '/indexnow/:key' },
    ]
  },
  async redirects() {
    return toolRedirects
  },
}

export default config

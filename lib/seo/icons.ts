/** The icons made from the brand mark. `maskable` icons keep clear of the edge, which a phone may crop. */
export const ICONS = [
  { file: 'icon-96.png', size: 96, maskable: false },
  { file: 'apple-touch-icon.png', size: 180, maskable: true },
  { file: 'icon-192.png', size: 192, maskable: false },
  { file: 'icon-512.png', size: 512, maskable: false },
  { file: 'maskable-192.png', size: 192, maskable: true },
  { file: 'maskable-512.png', size: 512, maskable: true },
] as const

export const iconPath = (file: string): string => `/icons/${file}`

// Constants, not calls, so that the bundler can drop them from scripts.
export const LOGO_PATH = '/icons/icon-512.png'
export const LOGO_SIZE = 512

export const iconLinks = {
  icon: [
    { url: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { url: '/icons/icon-96.png', type: 'image/png', sizes: '96x96' },
  ],
  apple: [{ url: '/icons/apple-touch-icon.png', sizes: '180x180' }],
}

export const manifestIcons = () =>
  ICONS.filter(({ size }) => size >= 192).map(({ file, size, maskable }) => ({
    src: iconPath(file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: maskable ? ('maskable' as const) : ('any' as const),
  }))

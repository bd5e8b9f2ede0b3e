import { expect, it } from 'vitest'
import { shareLinks } from './share'

const url = 'https://flavorcraft.example/blog/salt-and-pepper'
const byName = (image: string | null = null) =>
  Object.fromEntries(shareLinks({ url, title: 'Salt & "Pepper" +1 🧂', image }).map(({ name, href }) => [name, href]))

it('passes the whole address and title on', () => {
  const links = byName()
  expect(new URL(links.X ?? '').searchParams.get('text')).toBe('Salt & "Pepper" +1 🧂')
  expect(new URL(links.X ?? '').searchParams.get('url')).toBe(url)
  expect(new URL(links.Facebook ?? '').searchParams.get('u')).toBe(url)
  expect(new URL(links.WhatsApp ?? '').searchParams.get('text')).toContain(url)
})

it('writes mail without plus signs for spaces', () => {
  expect(byName().Mail).toContain('subject=Salt%20%26%20%22Pepper%22%20%2B1')
})

it('passes the image to Pinterest if there is one', () => {
  expect(new URL(byName().Pinterest ?? '').searchParams.has('media')).toBe(false)
  expect(new URL(byName(`${url}.webp`).Pinterest ?? '').searchParams.get('media')).toBe(`${url}.webp`)
})

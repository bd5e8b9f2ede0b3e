import sharp from 'sharp'
import { signIn, toasts } from '../accounts'
import { addPictures, newForm, publish, write } from '../editor/forms'
import { expect, test } from '../fixtures'
import { BODY } from '../../supabase/tests/harness/rows.ts'
import { lightnessAt, telephoneImage } from './images'
import { mark } from '../unique'

/** The EXIF tag that points to the GPS data, in both byte orders. */
const hasPlace = (exif: Buffer) => exif.includes(Buffer.from([0x88, 0x25])) || exif.includes(Buffer.from([0x25, 0x88]))

test('a geotagged picture is published upright, without its location, in sizes that fit the screen', async ({
  page,
  request,
}) => {
  await signIn(page)
  const content = await telephoneImage()
  const { exif, orientation } = await sharp(content).metadata()
  expect(exif && hasPlace(exif), 'the picture names a place').toBe(true)
  expect(orientation).toBe(6)

  const title = `Basket from the market ${mark()}`
  await write(newForm(page), title, BODY)
  await addPictures(newForm(page), { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: content })
  await page.getByLabel('Alt text for picture 1').fill('A basket of onions')
  await publish(newForm(page))
  const address = (await toasts(page).getByRole('link').getAttribute('href')) ?? ''

  await page.goto(address)
  // The first, because the card of a related post from an earlier try has a picture of the same name.
  const shown = page.getByRole('main').getByRole('img', { name: 'A basket of onions' }).first()
  await expect(shown).toHaveAttribute('width', '300')
  await expect(shown).toHaveAttribute('height', '400')
  await expect(shown).toHaveAttribute('sizes', /vw/)
  const html = await (await request.get(address)).text()
  const tag = /<img[^>]*alt="A basket of onions"[^>]*>/.exec(html)?.[0] ?? ''
  // 384 px is the first width with all 300 pixels of the picture; smaller widths are never shown.
  expect(tag.match(/ \d+w/g), tag).toEqual([' 384w'])
  expect(tag, 'a blur stands there until the picture comes').toMatch(/style="[^"]*url\(&quot;data:image\/webp;base64,/)

  const name = /%2Fmedia%2F([\w.-]+)/.exec(tag)?.[1] ?? ''
  const stored = await (await request.get(`/media/${name}`)).body()
  const scaled = await (await request.get(`/_next/image?url=${encodeURIComponent(`/media/${name}`)}&w=256&q=75`)).body()
  for (const copy of [stored, scaled]) {
    const found = await sharp(copy).metadata()
    expect({ exif: found.exif, orientation: found.orientation, gps: copy.includes('Telephone') }).toEqual({
      exif: undefined,
      orientation: undefined,
      gps: false,
    })
    expect(found.height).toBeGreaterThan(found.width)
  }
  expect(await lightnessAt(stored, 20, 200), 'dark on the left').toBeLessThan(80)
  expect(await lightnessAt(stored, 280, 200), 'white on the right').toBeGreaterThan(200)
})

import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { addDays } from '../../kit/dates.ts'
import { testTool } from '../../kit/testing.ts'
import type { Row } from '../../kit/types.ts'
import { calculate, openAt } from './calculate.ts'
import { weekdays } from './hours.ts'
import { easter, polishHolidays, withHolidays } from './holidays.ts'
import { dayKey, form, type Input } from './form.ts'

const today = '2026-11-21'

const place = { type: 'Bakery', name: 'Piekarnia Lis', street: 'ul. Długa 4', city: 'Gdańsk' }
const tool = testTool(form, place, (input) => input)

type Hours = Partial<Record<(typeof weekdays)[number], string>>

function formOf(hours: Hours, more: Record<string, unknown>) {
  const days = weekdays.flatMap((day) => {
    const text = hours[day] ?? 'closed'
    const kind = text === 'closed' || text === 'all-day' ? text : 'hours'
    return [
      [`${dayKey(day)}Kind`, kind],
      [`${dayKey(day)}Hours`, kind === 'hours' ? text : ''],
    ]
  })
  return { ...Object.fromEntries(days), ...more }
}

const read = (hours: Hours, more = {}) => tool.compute(formOf(hours, more))
const errors = (hours: Hours, more = {}) => tool.errors(formOf(hours, more))

interface Specification {
  dayOfWeek?: string[]
  opens: string
  closes: string
  validFrom?: string
  validThrough?: string
}

function specifications(input: Input): Specification[] {
  const json = calculate(input, today).jsonLd.replace(/^<script[^>]*>|<\/script>$/g, '')
  return (JSON.parse(json) as { openingHoursSpecification: Specification[] }).openingHoursSpecification
}

const week = {
  Monday: '9:00-12:00, 13:00-18:00',
  Tuesday: '9-12, 13.00-18.00',
  Wednesday: '09:00 – 12:00; 13:00 – 18:00',
  Thursday: '9:00-18:00',
  Friday: '18:00-02:00',
  Saturday: '10:00-24:00',
}

describe('structured data', () => {
  const on = (day: string) => specifications(read(week)).filter(({ dayOfWeek }) => dayOfWeek?.includes(day))

  it('groups days of equal hours, one entry per interval', () => {
    expect(on('Monday').map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
      [['Monday', 'Tuesday', 'Wednesday'], '09:00', '12:00'],
      [['Monday', 'Tuesday', 'Wednesday'], '13:00', '18:00'],
    ])
  })

  it('writes closed days as 00:00 to 00:00, and a night as one interval of the day on which it starts', () => {
    expect(on('Sunday')).toMatchObject([{ opens: '00:00', closes: '00:00' }])
    expect(on('Friday')).toMatchObject([{ opens: '18:00', closes: '02:00' }])
  })

  it('warns of hours that end the next morning, such as “9-5”', () => {
    const warned = (hours: string) => calculate(read({ Monday: hours }), today).warnings.join(' ')
    expect(warned('9-5')).toBe('9:00–5:00 lasts 20 hours, into the next day. If it ends in the afternoon, write 17:00.')
    expect(warned('11-2')).toBe('')
    expect(warned('9-17')).toBe('')
  })

  it('writes 24:00 as 23:59, with a note', () => {
    expect(on('Saturday')[0]?.closes).toBe('23:59')
    expect(calculate(read(week), today).notes.join(' ')).toContain('23:59')
    expect(calculate(read({ Monday: '9-17' }), today).notes.join(' ')).not.toContain('23:59')
  })

  it('writes a day of 24 hours as 00:00 to 23:59, however it was typed', () => {
    const [whole] = specifications(read({ Monday: 'all-day', Tuesday: '0:00-24:00' }))
    expect(whole).toMatchObject({ dayOfWeek: ['Monday', 'Tuesday'], opens: '00:00', closes: '23:59' })
  })

  it('writes the dates of exceptions', () => {
    const exceptions = [
      { from: '2026-12-24', to: '', kind: 'closed', hours: '', label: 'Christmas Eve' },
      { from: '2026-12-27', to: '2026-12-30', kind: 'hours', hours: '8-12, 14-16', label: '' },
    ]
    const special = specifications(read(week, { exceptions })).filter(({ validFrom }) => validFrom !== undefined)
    expect(
      special.map(({ validFrom, validThrough, opens, closes }) => [validFrom, validThrough, opens, closes]),
    ).toEqual([
      ['2026-12-24', '2026-12-24', '00:00', '00:00'],
      ['2026-12-27', '2026-12-30', '08:00', '12:00'],
      ['2026-12-27', '2026-12-30', '14:00', '16:00'],
    ])
  })

  it('omits empty properties', () => {
    const { jsonLd } = calculate(read(week), today)
    expect(jsonLd).not.toContain('geo')
    expect(jsonLd).not.toContain('telephone')
    expect(jsonLd).toContain('"addressLocality": "Gdańsk"')
  })
})

describe('the other forms', () => {
  const result = calculate(read({ ...week, Thursday: week.Monday, Sunday: 'all-day' }), today)

  it('has a readable text', () => {
    expect(result.text).toBe('Mon–Thu 9:00–12:00, 13:00–18:00\nFri 18:00–2:00\nSat 10:00–24:00\nSun open 24 hours')
  })

  it('has the short form of schema.org', () => {
    expect(result.shortForm).toBe(
      'Mo-Th 09:00-12:00\nMo-Th 13:00-18:00\nFr 18:00-02:00\nSa 10:00-23:59\nSu 00:00-23:59',
    )
  })

  it('writes 24 hours as 00:00-00:00 in the Business Profile spreadsheet', () => {
    const exceptions = [{ from: '2026-12-24', kind: 'closed' }]
    const { sheet } = calculate(read({ Monday: '9-12, 13-18', Sunday: 'all-day' }, { exceptions }), today)
    expect(sheet.split('\r\n')[1]).toBe('Piekarnia Lis,00:00-00:00,"09:00-12:00, 13:00-18:00",x,x,x,x,x,2026-12-24: x')
  })

  it('writes a date that two exceptions cover once in the spreadsheet, with the hours of the shorter one', () => {
    const exceptions = [
      { from: '2026-12-23', to: '2026-12-25', kind: 'hours', hours: '10-14' },
      { from: '2026-12-24', kind: 'closed' },
    ]
    const { sheet } = calculate(read(week, { exceptions }), today)
    expect(sheet).toContain('"2026-12-23: 10:00-14:00, 2026-12-24: x, 2026-12-25: 10:00-14:00"')
  })

  it('has a table with valid time elements', () => {
    expect(result.html).toContain('<time datetime="10:00">10:00</time>–<time datetime="00:00">24:00</time>')
    expect(result.html).toContain('<th scope="row">Monday to Thursday</th>')
  })
})

describe('open at a moment', () => {
  const input = read(week, {
    exceptions: [
      { from: '2026-12-01', to: '2026-12-31', kind: 'hours', hours: '10-14', label: 'Winter' },
      { from: '2026-12-24', kind: 'closed', label: 'Christmas Eve' },
    ],
  })

  it.each([
    ['2026-11-23', '09:00', true, '12:00'],
    ['2026-11-23', '12:00', false, null],
    ['2026-11-23', '08:59', false, null],
    ['2026-11-27', '23:59', true, '02:00'],
    // Saturday, still within Friday's night.
    ['2026-11-28', '01:59', true, '02:00'],
    ['2026-11-28', '02:00', false, null],
    ['2026-11-28', '23:59', true, '24:00'],
    ['2026-11-29', '00:00', false, null],
    ['2026-12-10', '13:00', true, '14:00'],
    ['2026-12-24', '11:00', false, null],
  ])('%s %s: %s', (date, time, open, until) => {
    expect(openAt(input, date, time)).toMatchObject({ open, until })
  })

  it('names the exception that decides', () => {
    expect(openAt(input, '2026-12-24', '11:00').exception).toBe('Christmas Eve')
    expect(openAt(input, '2026-11-23', '10:00').exception).toBeNull()
  })
})

describe('refused input', () => {
  it.each([
    ['9:00-13:00, 12:00-18:00', 'Two intervals of this day overlap.'],
    ['9-10, 11-12, 13-14, 15-16, 17-18', 'A day may have at most 4 intervals.'],
    ['9:00-9:00', '“9:00-9:00” opens and closes at the same time. Choose “Closed” or “Open 24 hours”.'],
    ['9:00-25:00', '“9:00-25:00” is not an interval, for example 9:00-18:00.'],
    ['24:00-25:00', '“24:00-25:00” is not an interval, for example 9:00-18:00.'],
    ['9:60-10:00', '“9:60-10:00” is not an interval, for example 9:00-18:00.'],
    ['</script>', '“</script>” is not an interval, for example 9:00-18:00.'],
    ['', 'Hours of Monday are required.'],
  ])('%s', (text, message) => {
    expect(errors({ Monday: text })).toEqual({ mondayHours: message })
  })

  it('names every wrong day and exception', () => {
    const exceptions = ['9', '9-25'].map((hours) => ({ from: '2026-12-24', kind: 'hours', hours }))
    const wrong = errors({ Monday: '9', Sunday: '' }, { exceptions })
    expect(Object.keys(wrong)).toEqual(['mondayHours', 'exceptions.0.hours', 'exceptions.1.hours', 'sundayHours'])
  })

  it('rejects a night that overlaps the next morning’s hours', () => {
    expect(errors({ Friday: '18:00-03:00', Saturday: '02:00-05:00' })).toEqual({
      saturdayHours: 'The night before still runs when Saturday opens.',
    })
    expect(errors({ Sunday: '22:00-06:00', Monday: '5:00-9:00' })).toHaveProperty('mondayHours')
    expect(errors({ Friday: '18:00-02:00', Saturday: '02:00-05:00' })).toEqual({})
    // The field with the hours of a whole day is hidden.
    expect(Object.keys(errors({ Friday: '18:00-03:00', Saturday: 'all-day' }))).toEqual(['saturdayKind'])
  })

  it('rejects an exception that ends before it starts, and a single coordinate', () => {
    const exceptions = [{ from: '2026-12-24', to: '2026-12-23', kind: 'closed' }]
    expect(errors(week, { exceptions })).toHaveProperty(['exceptions.0.to'])
    const longitude = 'Longitude is required beside the other coordinate.'
    expect(errors(week, { latitude: '54.35' })).toEqual({ longitude })
  })

  it('leaves the 0 of a national number out of an international one', () => {
    expect(read(week, { phone: '+49 (0)30 123 456' }).phone).toBe('+4930123456')
    expect(read(week, { phone: '+49 (030) 123 456' }).phone).toBe('+4930123456')
    expect(read(week, { phone: '+39 (0)6 123 4567' }).phone).toBe('+39061234567')
  })

  it('rejects a phone number that is not international', () => {
    expect(errors(week, { phone: '600 100 200' })).toHaveProperty('phone')
    expect(read(week, { phone: '+48 600-100-200' }).phone).toBe('+48600100200')
  })
})

describe('warnings', () => {
  it('report an exception from the day after its last', () => {
    const exceptions = [{ from: '2026-11-19', to: '2026-11-20', kind: 'closed', label: 'Inventory' }]
    expect(calculate(read(week, { exceptions }), '2026-11-20').warnings).toEqual([])
    expect(calculate(read(week, { exceptions }), '2026-11-21').warnings.join()).toContain('Inventory')
  })

  it('say that Google requires an address', () => {
    expect(calculate(read(week, { street: '', city: '' }), today).warnings[0]).toContain('address')
  })

  it('report overlapping exceptions and coarse coordinates', () => {
    const exceptions = [
      { from: '2026-12-01', to: '2026-12-31', kind: 'closed' },
      { from: '2026-12-24', kind: 'closed' },
    ]
    const { warnings } = calculate(read(week, { exceptions, latitude: '54.35', longitude: '18.64663' }), today)
    expect(warnings).toHaveLength(2)
  })

  it('say that the exceptions have more dates than the spreadsheet row holds', () => {
    const until = (to: string) => read(week, { exceptions: [{ from: '2027-01-01', to, kind: 'closed' }] })
    expect(calculate(until('2029-09-26'), today).warnings).toEqual([])
    expect(calculate(until('2029-09-27'), today).warnings.join()).toContain('1,000 special dates')
  })

  it('count the last zero of a coordinate', () => {
    expect(calculate(read(week, { latitude: '54.34870', longitude: '18,65320' }), today).warnings).toEqual([])
  })
})

describe('typed markup', () => {
  const name = '</script>\u2028<img src=x onerror=alert(1)>"\''
  const exceptions = [{ from: '2026-12-24', kind: 'closed', label: name }]
  const result = calculate(read(week, { name, exceptions }), today)

  it('cannot close the script element, and is unchanged after parsing', () => {
    expect(result.jsonLd.match(/<\/script>/g)).toHaveLength(1)
    const json = result.jsonLd.replace(/^<script[^>]*>|<\/script>$/g, '')
    expect((JSON.parse(json) as { name: string }).name).toBe(name)
  })

  it('is escaped in the table', () => {
    expect(result.html).not.toContain('<img')
  })
})

describe('holidays', () => {
  // Dates of Western Easter from church tables.
  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('Easter of %s is %s', (year, date) => {
    expect(easter(year)).toBe(date)
  })

  it('are fourteen since Christmas Eve became a holiday', () => {
    expect(polishHolidays(2024).map(({ date }) => date)).not.toContain('2024-12-24')
    const days = polishHolidays(2026).map(({ date }) => date.replace('2026-', ''))
    expect(days.join(' ')).toBe('01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26')
  })

  it('are added once and replace no row with an entry', () => {
    const row = (more: Row): Row => ({ from: '', to: '', kind: 'closed', hours: '', label: '', ...more })
    const eve = row({ from: '2026-12-24', label: 'Christmas' })
    const inventory = row({ label: 'Inventory' })
    const added = withHolidays([eve, row({}), inventory], 2026, today)
    expect(added.slice(0, 2)).toEqual([eve, inventory])
    expect(added.slice(2).map(({ from }) => from)).toEqual(['2026-12-25', '2026-12-26'])
    const [closed, open] = ['closed', 'hours'].map((kind) => row({ from: '2026-12-24', to: '2026-12-25', kind }))
    expect(withHolidays([closed ?? row({})], 2026, today).map(({ from }) => from)).toEqual(['2026-12-24', '2026-12-26'])
    expect(withHolidays([open ?? row({})], 2026, today)).toHaveLength(3)
  })

  it('beyond the limit of exceptions are refused, not left out', () => {
    const exceptions = Array.from({ length: 99 }, (_, at) => ({ from: addDays('2027-01-01', at), kind: 'closed' }))
    const added = withHolidays(exceptions, 2026, today)
    expect(errors(week, { exceptions: added })).toEqual({ exceptions: 'Exceptions may have at most 100 rows.' })
  })
})

testSearches('local-business/opening-hours-schema-generator', [
  'opening times',
  'buisness hours',
  'tell google we are closed at christmas',
])

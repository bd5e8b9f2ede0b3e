import { suggest, type Suggestion, SUGGESTIONS_PATH } from '@/lib/suggestions'
import { searchSuggestions as texts } from '@/lib/content/shell'

let index: Promise<readonly Suggestion[]> | undefined

/** Loads the index once per page load. After a failure, the next focus tries again. */
function readIndex(): Promise<readonly Suggestion[]> {
  index ??= fetch(SUGGESTIONS_PATH)
    .then((answer) => (answer.ok ? (answer.json() as Promise<readonly Suggestion[]>) : Promise.reject(new Error())))
    .catch(() => {
      index = undefined
      return []
    })
  return index
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

const LIST =
  'absolute inset-x-0 top-full z-40 mt-1 max-h-[70vh] overflow-y-auto rounded-lg border border-ink-soft/75 bg-paper-raised py-1 text-left shadow-lg'
const OPTION =
  'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-1 text-base text-ink aria-selected:bg-paper-sunk hover:bg-paper-sunk'

/** A list of links below a search box. Focus stays in the box: arrow keys select, Enter opens, Escape closes. */
class Suggestions {
  readonly #input: HTMLInputElement
  readonly #list = element('ul', LIST)
  readonly #status = element('span', 'sr-only')
  #shown: readonly Suggestion[] = []
  #active = -1

  constructor(input: HTMLInputElement, form: HTMLFormElement) {
    this.#input = input
    this.#list.id = `suggestions-${document.querySelectorAll('[data-suggestions]').length}`
    this.#list.dataset.suggestions = ''
    this.#list.hidden = true
    this.#list.setAttribute('role', 'listbox')
    this.#list.setAttribute('aria-label', texts.label)
    this.#status.setAttribute('role', 'status')
    form.append(this.#list, this.#status)
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', this.#list.id)
    input.addEventListener('input', () => void this.#update())
    input.addEventListener('keydown', (event) => this.#onKey(event))
    input.addEventListener('blur', () => this.#show([]))
    // The default action would move the focus out of the box and close the list before the click.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault())
    this.#list.addEventListener('click', (event) => {
      const option = event.target instanceof Element ? event.target.closest('li') : null
      if (option) this.#follow([...this.#list.children].indexOf(option))
    })
    if (document.activeElement === input) void this.#update()
  }

  async #update() {
    const all = await readIndex()
    this.#show(document.activeElement === this.#input ? suggest(all, this.#input.value) : [])
  }

  #show(suggestions: readonly Suggestion[]) {
    this.#shown = suggestions
    this.#list.replaceChildren(
      ...suggestions.map(([label, , kind], index) => {
        const option = element('li', OPTION)
        option.id = `${this.#list.id}-${index}`
        option.setAttribute('role', 'option')
        option.append(element('span', '', label), element('span', 'shrink-0 text-sm text-ink-soft', kind))
        return option
      }),
    )
    this.#list.hidden = suggestions.length === 0
    this.#status.textContent = suggestions.length === 0 ? '' : texts.count(suggestions.length)
    this.#choose(-1)
  }

  #choose(index: number) {
    this.#active = index
    const options = [...this.#list.children]
    for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === index))
    const option = options[index]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) this.#input.setAttribute('aria-activedescendant', option.id)
    else this.#input.removeAttribute('aria-activedescendant')
  }

  #follow(index: number) {
    const chosen = this.#shown[index]
    if (chosen) location.assign(chosen[1])
  }

  #onKey(event: KeyboardEvent) {
    const count = this.#shown.length
    // During composition, the keys belong to the input method.
    if (count === 0 || event.isComposing) return
    const steps: Record<string, () => void> = {
      ArrowDown: () => this.#choose(this.#active + 1 < count ? this.#active + 1 : -1),
      ArrowUp: () => this.#choose(this.#active < 0 ? count - 1 : this.#active - 1),
      Escape: () => this.#show([]),
      ...(this.#active >= 0 && { Enter: () => this.#follow(this.#active) }),
    }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (!step) return
    event.preventDefault()
    step()
  }
}

const known = new WeakSet<HTMLInputElement>()

/** Adds suggestions to a search box of the site's search; a second call for the same box does nothing. */
export function suggestIn(input: HTMLInputElement, form: HTMLFormElement): void {
  if (known.has(input)) return
  known.add(input)
  new Suggestions(input, form)
}

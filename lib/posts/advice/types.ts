/** One finding about a post, in words for its editor. `better`: it would do the post good; `fine`: nothing to do. */
export type Advice = { id: string; level: 'fine' | 'better'; text: string }

export const fine = (id: string, text: string): Advice => ({ id, level: 'fine', text })
export const better = (id: string, text: string): Advice => ({ id, level: 'better', text })

/** AI crawlers by purpose, as their makers describe them; each key is the form field that blocks the crawlers. */
export const aiCrawlers = {
  blockTraining:
    'GPTBot ClaudeBot Google-Extended Applebot-Extended CCBot meta-externalagent Amazonbot Bytespider'.split(' '),
  blockSearch: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
  blockUser: ['ChatGPT-User', 'Claude-User', 'Perplexity-User'],
}

export const aiSwitches = Object.keys(aiCrawlers) as (keyof typeof aiCrawlers)[]

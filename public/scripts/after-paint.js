{
  const begin = () => {
    for (const waiting of document.querySelectorAll('[type="text/late"]')) {
      const script = document.createElement('script')
      script.src = waiting.getAttribute('src')
      setTimeout(() => waiting.replaceWith(script))
    }
  }
  const seen = (paints) => paints.getEntriesByName('first-contentful-paint')[0] && begin()
  addEventListener('load', () => setTimeout(begin, 300))
  setTimeout(begin, document.hidden ? 0 : 3e3)
  try {
    new PerformanceObserver(seen).observe({ type: 'paint', buffered: true })
  } catch {
    begin()
  }
}

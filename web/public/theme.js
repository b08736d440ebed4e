// Before the first paint: the server sends dark, a reader who chose light gets light.
try {
  if (localStorage.theme === 'light') {
    document.documentElement.classList.remove('dark')
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = '#f4f0e7'
  }
} catch {}

// The server draws the theme that a cookie names. Where the cookie was lost or another tab chose, the stored choice wins.
try {
  const light = localStorage.theme === 'light'
  if (light === document.documentElement.classList.contains('dark')) {
    document.documentElement.classList.toggle('dark', !light)
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.content = light ? '#f4f0e7' : '#0b0f15'
  }
  const remember = (jar) => {
    jar.cookie = `theme=${light ? 'light' : 'dark'}; Path=/; Max-Age=31536000; SameSite=Lax`
  }
  if (localStorage.theme) remember(document)
} catch {}

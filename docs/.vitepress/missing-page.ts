// The page that a host shows where there is none, of a site that does not know where it stands: it can be asked for at any depth, so nothing of it
// may be elsewhere, and the way home is looked for among the folders above.

/** What stands at the root of every built site. */
const ROOT_FILE = "hashmap.json";

/** Returns the page as HTML that asks for nothing but the root file, to know how far up the site begins. */
export function makeMissingPage(title: string): string {
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="robots" content="noindex">
    <title>404 · ${title}</title>
    <style>
      :root { color-scheme: light dark; background: #ffffff; color: #1c1e21; font: 16px/1.6 system-ui, sans-serif; }
      a { color: #1b62b5; }
      @media (prefers-color-scheme: dark) {
        :root { background: #17191d; color: #e4e6ea; }
        a { color: #7cbcf7; }
      }
      body { max-width: 34rem; margin: 20vh auto; padding: 0 24px; }
      h1, h2 { font-size: 1.6rem; }
      [hidden] { display: none; }
    </style>
  </head>
  <body>
    <main>
      <h1>This page is not there</h1>
      <p>${title} has no page at this address. <a id="home" hidden>To its first page</a></p>
      <section lang="zh-CN">
        <h2>找不到此页面</h2>
        <p>${title} 在此地址没有页面。<a id="home-zh" hidden>返回首页</a></p>
      </section>
    </main>
    <script type="module">
      const parts = location.pathname.split("/").slice(0, -1);
      for (let count = parts.length; count > 0; count--) {
        const root = parts.slice(0, count).join("/") + "/";
        const answer = await fetch(root + "${ROOT_FILE}").catch(() => undefined);
        if (answer?.ok !== true || answer.headers.get("content-type")?.includes("json") !== true) continue;
        for (const [id, path] of [["home", ""], ["home-zh", "zh/"]]) {
          const link = document.getElementById(id);
          link.href = root + path;
          link.hidden = false;
        }
        break;
      }
    </script>
  </body>
</html>
`;
}

// What stands at the top and at the side of each page.
import type { DefaultTheme } from "vitepress";
import { REPOSITORY } from "./repository.ts";

const editLink = (text: string): DefaultTheme.EditLink => ({ pattern: `${REPOSITORY}/edit/main/:path`, text });

export const ENGLISH: DefaultTheme.Config = {
  nav: [
    { text: "Guide", link: "/guide/", activeMatch: "^/(?:guide/|rules/|it-has-happened|faq)" },
    { text: "Theory", link: "/theory/engines", activeMatch: "^/theory/" },
    { text: "API", link: "/api/", activeMatch: "^/api/" },
    { text: "Playground", link: "/playground" },
  ],
  sidebar: {
    "/": [
      {
        text: "Guide",
        items: [
          { text: "It has happened", link: "/it-has-happened" },
          { text: "Get started", link: "/guide/" },
          { text: "VS Code", link: "/guide/extension" },
          { text: "ESLint and oxlint", link: "/guide/eslint" },
          { text: "Command line", link: "/guide/command-line" },
          { text: "Other editors", link: "/guide/editors" },
          { text: "Adopt it in old code", link: "/guide/adopting" },
          { text: "Large repositories", link: "/guide/teams" },
          { text: "Recipes", link: "/guide/recipes" },
          { text: "Questions and answers", link: "/faq" },
        ],
      },
      {
        text: "Reference",
        items: [
          { text: "The rule", link: "/rules/no-biased-shuffle" },
          { text: "The shuffle", link: "/guide/library" },
          { text: "Fairness in unit tests", link: "/guide/testing" },
          {
            text: "API",
            link: "/api/",
            collapsed: true,
            items: [
              { text: "fair-shuffle", link: "/api/fair-shuffle" },
              { text: "Test a shuffle", link: "/api/test" },
              { text: "Compute its bias", link: "/api/compute" },
              { text: "Simulate it", link: "/api/simulate" },
              { text: "Say it in words", link: "/api/words" },
            ],
          },
          { text: "Changelog", link: "/changelog" },
        ],
      },
      {
        text: "Theory",
        items: [
          { text: "Three engines, three biases", link: "/theory/engines" },
          { text: "The proofs", link: "/theory/proofs" },
          { text: "The statistics", link: "/theory/statistics" },
        ],
      },
    ],
  },
  editLink: editLink("Improve this page"),
  footer: { message: "MIT licence. No telemetry: this site, its playground and the tools send nothing anywhere." },
};

export const CHINESE: DefaultTheme.Config = {
  nav: [
    { text: "指南", link: "/zh/guide", activeMatch: "^/zh/(?!playground|rule)." },
    { text: "在线试用", link: "/zh/playground" },
    { text: "规则", link: "/zh/rule", activeMatch: "^/zh/rule" },
    { text: "理论（英文）", link: "/theory/engines" },
  ],
  sidebar: {
    "/zh/": [
      {
        text: "指南",
        items: [
          { text: "真实发生过", link: "/zh/it-has-happened" },
          { text: "快速上手", link: "/zh/guide" },
          { text: "VS Code", link: "/zh/extension" },
          { text: "命令行", link: "/zh/command-line" },
          { text: "在旧代码里采用它", link: "/zh/adopting" },
          { text: "常用做法", link: "/zh/recipes" },
          { text: "规则", link: "/zh/rule" },
          { text: "洗牌函数", link: "/zh/library" },
          { text: "在线试用", link: "/zh/playground" },
          { text: "常见问题", link: "/zh/faq" },
        ],
      },
    ],
  },
  outline: { label: "本页目录" },
  docFooter: { prev: "上一页", next: "下一页" },
  darkModeSwitchLabel: "外观",
  lightModeSwitchTitle: "切换到浅色",
  darkModeSwitchTitle: "切换到深色",
  sidebarMenuLabel: "菜单",
  returnToTopLabel: "回到顶部",
  langMenuLabel: "语言",
  navMenuLabel: "主导航",
  mobileMenuLabel: "打开菜单",
  extraMenuLabel: "更多",
  skipToContentLabel: "跳到正文",
  notFound: {
    title: "找不到此页面",
    quote: "此地址没有页面。",
    link: "/zh/",
    linkLabel: "返回首页",
    linkText: "返回首页",
  },
  editLink: editLink("改进此页"),
  footer: { message: "MIT 许可证。没有遥测：本站、在线试用和工具都不向任何地方发送数据。" },
};

export const CHINESE_SEARCH: NonNullable<DefaultTheme.LocalSearchOptions["translations"]> = {
  button: { buttonText: "搜索", buttonAriaLabel: "搜索" },
  modal: {
    displayDetails: "显示详情",
    resetButtonTitle: "清除",
    backButtonTitle: "关闭",
    noResultsText: "没有结果：",
    footer: {
      selectText: "打开",
      selectKeyAriaLabel: "回车键",
      navigateText: "移动",
      navigateUpKeyAriaLabel: "上方向键",
      navigateDownKeyAriaLabel: "下方向键",
      closeText: "关闭",
      closeKeyAriaLabel: "Esc 键",
    },
  },
};

// The look of the site: VitePress's own theme in the colours of the bias page, and the parts that pages are made of.
import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import BiasLegend from "./components/BiasLegend.vue";
import BiasMatrix from "./components/BiasMatrix.vue";
import BothEnds from "./components/BothEnds.vue";
import DrawChances from "./components/DrawChances.vue";
import FrontPage from "./components/FrontPage.vue";
import HeatMap from "./components/HeatMap.vue";
import PathPicture from "./components/PathPicture.vue";
import PlaygroundFrame from "./components/PlaygroundFrame.vue";
import { printLight } from "./print-light.ts";
import "./style.css";
import "./pictures.css";
import "./front-page.css";
import "./playground.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    if (!import.meta.env.SSR) printLight();
    app.component("BiasLegend", BiasLegend);
    app.component("BiasMatrix", BiasMatrix);
    app.component("BothEnds", BothEnds);
    app.component("DrawChances", DrawChances);
    app.component("FrontPage", FrontPage);
    app.component("HeatMap", HeatMap);
    app.component("PathPicture", PathPicture);
    app.component("PlaygroundFrame", PlaygroundFrame);
  },
} satisfies Theme;

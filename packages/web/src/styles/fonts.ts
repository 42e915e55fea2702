import '@fontsource-variable/noto-sans-jp'
import '@fontsource-variable/noto-serif-jp'

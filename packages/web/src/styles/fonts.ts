import 'virtual:fonts.css'

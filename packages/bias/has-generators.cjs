// Stands in for @stdlib/assert-has-generator-support, which asks by `eval`: a strict Content Security Policy refuses and reports that. Every engine has generators.
module.exports = () => true;
